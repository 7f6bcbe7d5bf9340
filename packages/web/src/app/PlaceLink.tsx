import { type Place, pathOf } from '@supplier/core'
import { Link as Anchor } from 'wouter'
import { Link, type LinkProps } from '../ui/Link.tsx'

interface PlaceLinkProps extends Omit<LinkProps, 'href'> {
  readonly place: Place
}

/** A link to a place of the panel. */
export function PlaceLink({ place, ...rest }: PlaceLinkProps) {
  const href = pathOf(place)
  return (
    <Anchor href={href} asChild>
      <Link {...rest} href={href} />
    </Anchor>
  )
}
