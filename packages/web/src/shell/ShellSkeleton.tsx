import { Logo } from '../ui/Logo.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { PageSkeleton } from './PageSkeleton.tsx'
import { ShellLayout } from './ShellLayout.tsx'
import { place, row, rows } from './ShellSkeleton.styles.ts'

/** About as long as the words of the sidebar. */
const lengths = ['word', 'word', 'shortWord', 'word', 'longWord', 'longWord', 'word', 'shortWord'] as const

/** The panel before it is there, without a word in any language. */
export function ShellSkeleton() {
  return (
    <ShellLayout
      barStart={<Logo />}
      barEnd={
        <>
          <span className={place({ of: 'balance' })}>
            <Skeleton shape="fill" />
          </span>
          <span className={place({ of: 'button' })}>
            <Skeleton shape="fill" />
          </span>
          <span className={place({ of: 'button' })}>
            <Skeleton shape="fill" />
          </span>
        </>
      }
      sidebar={
        <div className={rows}>
          {lengths.map((length, at) => (
            <div key={at} className={row}>
              <span className={place({ of: 'icon' })}>
                <Skeleton shape="fill" />
              </span>
              <span className={place({ of: length })}>
                <Skeleton shape="fill" />
              </span>
            </div>
          ))}
        </div>
      }
    >
      <PageSkeleton />
    </ShellLayout>
  )
}
