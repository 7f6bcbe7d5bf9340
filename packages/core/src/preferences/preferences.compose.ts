import type { AccountPort } from '../account/account.port.ts'
import { accountFormMachine } from '../account/account-form.machine.ts'
import { type AccountField, changesToSend } from '../account/preferences.domain.ts'
import { countriesMachine } from '../countries/countries.machine.ts'
import type { CountriesPort } from '../countries/countries.port.ts'
import { composeImage } from '../images/images.compose.ts'
import type { ImagesPort } from '../images/images.port.ts'
import { actorsOf } from '../kernel/port.ts'
import { composeDraft } from '../kit/drafts/drafts.compose.ts'
import type { DraftsPort } from '../kit/drafts/drafts.port.ts'
import type { Changes } from '../kit/form/form.domain.ts'
import { managerMachine } from '../telegram/manager.machine.ts'
import type { TelegramPort } from '../telegram/telegram.port.ts'
import { preferencesMachine } from './preferences.machine.ts'

export interface PreferencesPorts {
  readonly account: AccountPort
  readonly countries: CountriesPort
  readonly drafts: DraftsPort
  readonly images: ImagesPort
  readonly telegram: TelegramPort
}

export const composePreferences = ({ account, countries, drafts, images, telegram }: PreferencesPorts) => {
  const { fetchAccount } = account
  const { saveManagerContact } = telegram
  const draft = composeDraft(drafts)
  const telephone = countriesMachine.provide({ actors: actorsOf(countries) })
  return preferencesMachine.provide({
    actors: {
      image: composeImage({ account, images }),
      countries: telephone,
      form: accountFormMachine.provide({
        actors: {
          draft,
          ...actorsOf({
            saveForm: (changes: Changes<AccountField>, signal) => account.saveAccount(changesToSend(changes), signal),
          }),
        },
      }),
      manager: managerMachine.provide({
        actors: { draft, countries: telephone, ...actorsOf({ fetchAccount, saveManagerContact }) },
      }),
    },
  })
}
