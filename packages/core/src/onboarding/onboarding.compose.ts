import type { AccountPort } from '../account/account.port.ts'
import { countriesMachine } from '../countries/countries.machine.ts'
import type { CountriesPort } from '../countries/countries.port.ts'
import { actorsOf, listenerOf } from '../kernel/port.ts'
import { composeDraft } from '../kit/drafts/drafts.compose.ts'
import type { DraftsPort } from '../kit/drafts/drafts.port.ts'
import { managerMachine } from '../telegram/manager.machine.ts'
import type { TelegramPort } from '../telegram/telegram.port.ts'
import { onboardingMachine } from './onboarding.machine.ts'
import type { PostponedPort, StoreNamePort } from './onboarding.port.ts'
import { storeNameMachine } from './store-name.machine.ts'

interface OnboardingPorts {
  readonly account: AccountPort
  readonly countries: CountriesPort
  readonly drafts: DraftsPort
  readonly postponed: PostponedPort
  readonly telegram: TelegramPort
}

/** The machine of the onboarding with its ports. */
export const composeOnboarding = (ports: OnboardingPorts) => {
  const { loadPostponed, savePostponed, watchPostponed } = ports.postponed
  const { fetchAccount } = ports.account
  const { saveManagerContact } = ports.telegram
  const draft = composeDraft(ports.drafts)
  return onboardingMachine.provide({
    actors: {
      ...actorsOf({ loadPostponed, savePostponed }),
      watchPostponed: listenerOf(watchPostponed),
      storeNameForm: storeNameMachine.provide({
        actors: {
          draft,
          ...actorsOf<StoreNamePort>({
            fetchAccount,
            saveStoreName: (storeName, signal) => ports.account.saveAccount({ storeName }, signal),
          }),
        },
      }),
      managerForm: managerMachine.provide({
        actors: {
          draft,
          countries: countriesMachine.provide({ actors: actorsOf(ports.countries) }),
          ...actorsOf({ fetchAccount, saveManagerContact }),
        },
      }),
    },
  })
}
