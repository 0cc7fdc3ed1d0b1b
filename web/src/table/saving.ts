// The saved game as a file of the browser.
import * as api from '../api'

/** Null when it was saved, else the code of what went wrong. */
export async function saveFile(table: string, game: string, token: string | null): Promise<string | null> {
  try {
    const text = await api.saved(table, token)
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
    link.download = `${game}-${table}.txt`
    link.click()
    URL.revokeObjectURL(link.href)
    return null
  } catch (error) {
    return error instanceof api.Refusal ? error.code : 'no-answer'
  }
}
