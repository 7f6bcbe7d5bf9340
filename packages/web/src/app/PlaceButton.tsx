import { type Place, pathOf } from '@supplier/core'
import { Link as Anchor } from 'wouter'
import { LinkButton, type LinkButtonProps } from '../ui/LinkButton.tsx'

interface PlaceButtonProps extends Omit<LinkButtonProps, 'href'> {
  readonly place: Place
}

/** A link to a place of the panel that looks like a button. */
export function PlaceButton({ place, ...rest }: PlaceButtonProps) {
  const href = pathOf(place)
  return (
    <Anchor href={href} asChild>
      <LinkButton {...rest} href={href} />
    </Anchor>
  )
}
