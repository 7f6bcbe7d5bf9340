import type { SavedAccount } from '../account/account.domain.ts'
import type { FormRules } from '../resource/form.domain.ts'
import { createFormMachine, type FormActor } from '../resource/form.machine.ts'
import { errorsOf } from '../session/fields.domain.ts'
import { hasStoreName, isTooLong, storeNameIn } from './onboarding.domain.ts'

const rules: FormRules<'storeName', SavedAccount> = {
  mistakesIn: ({ storeName }) =>
    errorsOf({
      storeName: !hasStoreName(storeName)
        ? { key: 'onboarding.storeNameRequired' }
        : isTooLong(storeName)
          ? { key: 'onboarding.storeNameLength' }
          : null,
    }),
  wireNames: { store_name: 'storeName' },
  secrets: [],
  draft: 'restored',
  guardsLeaving: false,
  otherwise: { key: 'onboarding.storeNameFailed' },
  unclear: { type: 'account.outdated' },
  saved: (_, { storeName = '' }) => [
    { type: 'success.met', message: { key: 'onboarding.storeNameSaved' } },
    { type: 'supplier.changed', patch: { storeName: storeNameIn(storeName) } },
  ],
}

/** What the store is called. */
export const storeNameMachine = createFormMachine<'storeName', SavedAccount>('storeName', rules)

export type StoreNameActor = FormActor<'storeName', SavedAccount>
