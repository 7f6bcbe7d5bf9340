import type { AlertChoiceSnapshot } from './alert-choice.machine.ts'
import type { AlertChoice } from './alerts.domain.ts'

export const selectAlertChoice = (snapshot: AlertChoiceSnapshot): AlertChoice => snapshot.context.choice
