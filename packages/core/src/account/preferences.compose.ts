import type { Ports } from '../app/app.port.ts'
import { countriesMachine } from '../countries/countries.machine.ts'
import { composeImage } from '../images/images.compose.ts'
import { actorsOf } from '../kernel/port.ts'
import { composeDraft } from '../kit/drafts/drafts.compose.ts'
import type { Changes } from '../kit/form/form.domain.ts'
import { managerMachine } from '../telegram/manager.machine.ts'
import { accountFormMachine } from './account-form.machine.ts'
import { type AccountField, changesToSend } from './preferences.domain.ts'
import { preferencesMachine } from './preferences.machine.ts'

export type PreferencesPorts = Pick<Ports, 'account' | 'countries' | 'drafts' | 'images' | 'telegram'>

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
