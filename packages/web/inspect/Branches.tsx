import { VisuallyHidden } from '../src/ui/VisuallyHidden.tsx'
import { branchLook, markWord } from './ContextPane.styles.ts'
import type { Branch } from './difference.domain.ts'
import { words } from './words.ts'

/** Values in values; what is not as it was is marked, and stands open. */
export function Branches({ branches }: { readonly branches: readonly Branch[] }) {
  const look = branchLook()
  return (
    <ul className={look.list}>
      {branches.map((branch) => (
        <li key={branch.key} data-path={branch.path} data-mark={branch.mark}>
          {branch.branches.length === 0 ? (
            <div className={branchLook({ mark: branch.mark }).row}>
              <Line branch={branch} />
            </div>
          ) : (
            <details open={branch.isTouched}>
              <summary className={branchLook({ mark: branch.mark }).row}>
                <Line branch={branch} />
              </summary>
              <div className={look.inner}>
                <Branches branches={branch.branches} />
              </div>
            </details>
          )}
        </li>
      ))}
    </ul>
  )
}

function Line({ branch: { key, text, was, mark } }: { readonly branch: Branch }) {
  const look = branchLook({ mark })
  return (
    <>
      <span className={look.key}>{key}: </span>
      {was !== null && (
        <>
          <VisuallyHidden>{words.context.was} </VisuallyHidden>
          <del className={look.was}>{was}</del>{' '}
        </>
      )}
      <span className={look.text}>{text}</span>
      {mark !== 'same' && <span className={markWord({ mark })}> {words.context.marks[mark]}</span>}
    </>
  )
}
