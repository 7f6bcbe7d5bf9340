import { createRoot } from 'react-dom/client'

const root = document.querySelector('#root')

/** A minimal React page, the baseline for the sign-in page. */
if (root) {
  createRoot(root).render(
    <form>
      <h1>Hello</h1>
      <input name="telephone" aria-label="Telephone" />
    </form>,
  )
}
