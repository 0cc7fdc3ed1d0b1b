import { mount } from 'svelte'
import App from './App.svelte'
import './theme.css'

mount(App, { target: document.getElementById('app')! })

// Reminders and an account know this device's tables; they are told of new ones when it is put away.
addEventListener('visibilitychange', () => {
  const wanted = document.visibilityState === 'hidden' && (localStorage.getItem('ostrov.reminders') || localStorage.getItem('ostrov.account'))
  if (wanted) void import('./people/sync').then(({ sync }) => sync())
})

if ('serviceWorker' in navigator && import.meta.env.PROD) {
  addEventListener('load', () => void navigator.serviceWorker.register('./worker.js').catch(() => {})) // plain http: none
}
