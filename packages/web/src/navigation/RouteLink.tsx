import { type Location, pathOf } from '@supplier/core/kernel/routes'
import { Link as Anchor } from 'wouter'
import { Link, type LinkProps } from '../ui/buttons/Link.tsx'
import { useIsOffered } from './offered.ts'

interface RouteLinkProps extends Omit<LinkProps, 'href'> {
  readonly location: Location
}

/** A link to a location of the panel; its text alone when the deployment does not have the page. */
export function RouteLink({ location, ...rest }: RouteLinkProps) {
  const isOffered = useIsOffered()
  const href = pathOf(location)
  if (!isOffered(location.to)) return <>{rest.children}</>
  return (
    <Anchor href={href} asChild>
      <Link {...rest} href={href} />
    </Anchor>
  )
}
