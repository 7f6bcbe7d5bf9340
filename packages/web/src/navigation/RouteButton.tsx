import { type Location, pathOf } from '@supplier/core/kernel/routes'
import { Link as Anchor } from 'wouter'
import { LinkButton, type LinkButtonProps } from '../ui/buttons/LinkButton.tsx'
import { useIsOffered } from './offered.ts'

interface RouteButtonProps extends Omit<LinkButtonProps, 'href'> {
  readonly location: Location
}

/** A link to a location of the panel that looks like a button; nothing when the deployment does not have the page. */
export function RouteButton({ location, ...rest }: RouteButtonProps) {
  const isOffered = useIsOffered()
  const href = pathOf(location)
  if (!isOffered(location.to)) return null
  return (
    <Anchor href={href} asChild>
      <LinkButton {...rest} href={href} />
    </Anchor>
  )
}
