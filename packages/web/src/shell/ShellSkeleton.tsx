import { Logo } from '../ui/images/Logo.tsx'
import { Skeleton } from '../ui/loading/Skeleton.tsx'
import { PageSkeleton } from './PageSkeleton.tsx'
import { ShellLayout } from './ShellLayout.tsx'
import { head, location, row, rows } from './ShellSkeleton.styles.ts'

type Kind = NonNullable<NonNullable<Parameters<typeof location>[0]>['of']>

/** About as long as the labels of the sidebar. */
const lengths = ['word', 'word', 'shortWord', 'word', 'longWord', 'longWord', 'word', 'shortWord'] as const

/** The panel while it loads. It has no text, so it fits every language. */
export function ShellSkeleton() {
  return (
    <ShellLayout
      barStart={
        <>
          <Box of="menu" />
          <Logo short="onPhones" />
        </>
      }
      barEnd={
        <>
          <Box of="balance" />
          <Box of="button" />
          <Box of="button" />
          <Box of="button" />
        </>
      }
      sidebar={
        <div className={rows}>
          {lengths.map((length, at) => (
            <div key={at} className={row}>
              <Box of="icon" />
              <Box of={length} />
            </div>
          ))}
        </div>
      }
    >
      <div className={head}>
        <Box of="crumbs" />
        <Box of="title" />
      </div>
      <PageSkeleton />
    </ShellLayout>
  )
}

function Box({ of }: { readonly of: Kind }) {
  return (
    <span className={location({ of })}>
      <Skeleton shape="fill" />
    </span>
  )
}
