import type { FormRules } from '../kit/form/form.domain.ts'
import { createFormMachine } from '../kit/form/form.machine.ts'
import type { FormActor } from '../kit/form/form.setup.ts'
import type { SavedAccount } from './account.domain.ts'
import { type AccountField, mistakesIn, savedPatch } from './preferences.domain.ts'

const rules: FormRules<AccountField, SavedAccount> = {
  mistakesIn,
  wireNames: {
    firstname: 'firstname',
    lastname: 'lastname',
    telephone: 'telephone',
    store_name: 'storeName',
    supplier_manager_contact: 'managerContact',
    supplier_np_api_key: 'carrierKey',
  },
  secrets: ['carrierKey'],
  unclear: { type: 'account.invalidated' },
  saved: (answer, changes) => [
    { type: 'success.reported', message: answer.text ?? { key: 'account.saved' } },
    { type: 'supplier.changed', patch: savedPatch(answer, changes) },
  ],
}

/** The form of the fields that a supplier may change in the account. */
export const accountFormMachine = createFormMachine<AccountField, SavedAccount>('account', rules)

export type AccountFormActor = FormActor<AccountField>
