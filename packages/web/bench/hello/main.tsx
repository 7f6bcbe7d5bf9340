import { createRoot } from 'react-dom/client'

const root = document.querySelector('#root')

/** The least that React can do: what our sign-in page is measured against. */
if (root) {
  createRoot(root).render(
    <form>
      <h1>Hello</h1>
      <input name="telephone" aria-label="Telephone" />
    </form>,
  )
}
