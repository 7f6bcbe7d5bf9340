import { type Location, pathOf } from '@supplier/core/kernel/routes'
import { Link as Anchor } from 'wouter'
import { Link, type LinkProps } from '../ui/buttons/Link.tsx'

interface RouteLinkProps extends Omit<LinkProps, 'href'> {
  readonly location: Location
}

/** A link to a location of the panel. */
export function RouteLink({ location, ...rest }: RouteLinkProps) {
  const href = pathOf(location)
  return (
    <Anchor href={href} asChild>
      <Link {...rest} href={href} />
    </Anchor>
  )
}
