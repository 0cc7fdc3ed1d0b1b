import { mount } from 'svelte'
import App from './App.svelte'
import './theme.css'

mount(App, { target: document.getElementById('app')! })

if ('serviceWorker' in navigator && import.meta.env.PROD) {
  addEventListener('load', () => void navigator.serviceWorker.register('./worker.js').catch(() => {})) // plain http: none
}
