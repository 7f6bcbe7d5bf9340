import { useState } from 'react'
import { createRoot } from 'react-dom/client'

/** The texts of the cells of two pages of a list, row by row. */
type Pages = readonly (readonly (readonly string[])[])[]

/** The same acts as in a list of the panel, on the same cells, with React alone. */
function Plain({ pages }: { readonly pages: Pages }) {
  const [shown, setShown] = useState(0)
  const [isPicked, setPicked] = useState(false)
  const [edited, setEdited] = useState(-1)
  const other = () => setShown((at) => 1 - at)
  return (
    <main>
      {['filter', 'sort', 'page'].map((act) => (
        <button key={act} type="button" data-act={act} onClick={other}>
          {act}
        </button>
      ))}
      <button type="button" data-act="pickAll" onClick={() => setPicked(!isPicked)}>
        pick all
      </button>
      <table onKeyDown={({ key }) => key === 'Escape' && setEdited(-1)}>
        <tbody>
          {pages[shown]?.map((cells, row) => (
            <tr key={`${shown} ${cells.join()}`}>
              <td>
                <input type="checkbox" aria-label="pick" checked={isPicked} readOnly />
              </td>
              {cells.map((text, column) => (
                <td key={column}>
                  {edited === row && column === 1 ? (
                    <input aria-label="edit" defaultValue={text} />
                  ) : (
                    <button type="button" data-act={column === 1 ? 'edit' : undefined} onClick={() => setEdited(row)}>
                      {text}
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </main>
  )
}

const root = document.querySelector('#root')
if (root) createRoot(root).render(<Plain pages={(globalThis as unknown as { pages: Pages }).pages} />)
