import type { AppActor } from '@supplier/core/app/app.machine'
import type { PanelActor } from '@supplier/core/app/panel.machine'
import { samePanel, selectPanel } from '@supplier/core/app/panel.selectors'
import { type SetupStep, stepsOf } from '@supplier/core/setup/setup.domain'
import { selectSetup } from '@supplier/core/setup/setup.selectors'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { usePart, useParts } from '../kit/panel/panel-parts.ts'
import { unknownSettings } from './unknown-settings.ts'

type Steps = ReturnType<typeof selectSetup>['steps']

interface AfterSetupProps {
  readonly app: AppActor
  /** `steps` is `null` while the set-up is unknown; `next` is `null` when no step can be taken. */
  readonly children: (steps: Steps, next: SetupStep | null) => ReactNode
}

/** The last page of a part of the set-up, which leads to the next step. */
export function AfterSetup({ app, children }: AfterSetupProps) {
  const location = useSelector(app, selectPanel, samePanel)
  return location.state === 'open' && <Open panel={location.panel}>{children}</Open>
}

function Open({ panel, children }: Pick<AfterSetupProps, 'children'> & { readonly panel: PanelActor }) {
  const { steps } = usePart(useParts(panel).setup, selectSetup, unknownSettings)
  const next = steps && stepsOf(steps).find(({ state }) => state === 'next')
  return children(steps, next ?? null)
}
