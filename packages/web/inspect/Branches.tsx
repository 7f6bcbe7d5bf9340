import { VisuallyHidden } from '../src/ui/text/VisuallyHidden.tsx'
import { branchLook, markWord } from './ContextPane.styles.ts'
import type { Branch } from './difference.domain.ts'
import { translations as t } from './translations.ts'

/** Shows a nested value as a tree. Changed values are marked and expanded. */
export function Branches({ branches }: { readonly branches: readonly Branch[] }) {
  const styles = branchLook()
  return (
    <ul className={styles.list}>
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
              <div className={styles.inner}>
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
  const styles = branchLook({ mark })
  return (
    <>
      <span className={styles.key}>{key}: </span>
      {was !== null && (
        <>
          <VisuallyHidden>{t.context.was} </VisuallyHidden>
          <del className={styles.was}>{was}</del>{' '}
        </>
      )}
      <span className={styles.text}>{text}</span>
      {mark !== 'same' && <span className={markWord({ mark })}> {t.context.marks[mark]}</span>}
    </>
  )
}
