import { type Location, pathOf } from '@supplier/core/kernel/routes'
import { Link as Anchor } from 'wouter'
import { LinkButton, type LinkButtonProps } from '../ui/buttons/LinkButton.tsx'

interface RouteButtonProps extends Omit<LinkButtonProps, 'href'> {
  readonly location: Location
}

/** A link to a location of the panel that looks like a button. */
export function RouteButton({ location, ...rest }: RouteButtonProps) {
  const href = pathOf(location)
  return (
    <Anchor href={href} asChild>
      <LinkButton {...rest} href={href} />
    </Anchor>
  )
}
