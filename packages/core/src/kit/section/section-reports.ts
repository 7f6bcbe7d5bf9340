import type { AppRef, FeatureEvent } from '../../kernel/app-ref.ts'
import { must } from '../../kernel/must.ts'
import type { Location } from '../../kernel/routes.ts'
import type { CommandOutput } from '../command/command.domain.ts'
import type { ChosenCommand } from '../command/command.setup.ts'
import { messageOfCommand } from './said.domain.ts'
import type { WideSection } from './section.domain.ts'

/** Has the settings read again if a change of the section's records may affect them. */
export const invalidateSetup = ({ affectsSetup }: WideSection, app: AppRef): void => {
  if (affectsSetup) app.send({ type: 'setup.invalidated' })
}

/** Reports a change to the app, and has the settings and the account read again if the change may affect them. */
export const reportChange = (section: WideSection, app: AppRef, message: FeatureEvent): void => {
  app.send(message)
  invalidateSetup(section, app)
  if (section.affectsAccount) app.send({ type: 'account.invalidated' })
}

interface Reporting {
  readonly app: AppRef
  readonly location: Location
  readonly running: ChosenCommand | null
}

/** Reports what became of the running command. */
export const reportCommand = (
  section: WideSection,
  { app, location, running }: Reporting,
  output: CommandOutput,
): void => reportChange(section, app, messageOfCommand(section, location, must(running), output))
