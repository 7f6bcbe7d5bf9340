import { Logo } from '../ui/Logo.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { PageSkeleton } from './PageSkeleton.tsx'
import { ShellLayout } from './ShellLayout.tsx'
import { balance, row, rows, word } from './ShellSkeleton.styles.ts'

const widths = ['55%', '60%', '45%', '50%', '65%', '70%', '62%', '58%']

/** The panel before it is there, without a word in any language. */
export function ShellSkeleton() {
  return (
    <ShellLayout
      barStart={<Logo />}
      barEnd={
        <>
          <span className={balance}>
            <Skeleton width="7.5rem" height="1.25rem" />
          </span>
          <Skeleton shape="circle" width="2rem" height="2rem" />
          <Skeleton shape="circle" width="2rem" height="2rem" />
        </>
      }
      sidebar={
        <div className={rows}>
          {widths.map((width) => (
            <div key={width} className={row}>
              <Skeleton width="1.25rem" height="1.25rem" />
              <span className={word}>
                <Skeleton shape="text" width={width} />
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
