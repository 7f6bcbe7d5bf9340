import { smsCode } from '../../world/account/codes.ts'
import { seedPassword } from '../../world/scenarios/seeds.ts'
import { draftedForms } from './drafted-forms.ts'
import { brandNewPassword, type Form, forms } from './forms.ts'

/** How a form treats typed, unsent text, whichever way the form is left. */
export interface Promised {
  /**
   * `draft`: saved, then restored or offered. `guarded`: the same, and leaving shows a prompt. `signInDraft`: held in
   * memory until the page is unloaded, because no supplier is signed in to own a draft. `secret`: not saved.
   */
  readonly promise: 'draft' | 'guarded' | 'signInDraft' | 'secret'
  /** The flow test that leaves the form in every possible way. */
  readonly provedIn: 'leaveGuard' | 'articles' | 'sections' | 'grids' | 'imports' | 'productEditor' | 'reviews'
}

/**
 * A form of the auth area: the values it shows again after another page was open, and the values that are never saved.
 */
export interface AuthForm {
  readonly form: Form
  readonly component: string
  readonly again: unknown
  /** The values of an empty form. */
  readonly empty: unknown
  readonly secrets: readonly string[]
}

/** The digits that the telephone field holds after the forms were filled in. */
const known = '0671112233'
const stranger = '0632223344'

const named = (name: string): Form => {
  const found = forms.find((form) => form.name === name)
  if (!found) throw new Error(`there is no form for ${name}`)
  return found
}

/** Every form of the auth area. */
export const authForms: readonly AuthForm[] = [
  { form: named('signing in by a code'), component: 'session/SignIn', again: known, empty: '', secrets: [] },
  {
    form: named('signing in by password'),
    component: 'session/SignInWithPassword',
    again: [known, ''],
    empty: ['', ''],
    secrets: [seedPassword],
  },
  {
    form: named('asking for a new password'),
    component: 'session/RecoveryRequest',
    again: known,
    empty: '',
    secrets: [],
  },
  {
    form: named('signing up'),
    component: 'session/Signup',
    again: [stranger, { firstname: 'Ганна', lastname: 'Коваль', email: 'hanna@example.com', password: '' }, false],
    empty: ['', { firstname: '', lastname: '', email: '', password: '' }, false],
    secrets: [seedPassword],
  },
  { form: named('confirming a code'), component: 'session/Confirmation', again: null, empty: '', secrets: [smsCode] },
  {
    form: named('setting a new password'),
    component: 'session/Recovery',
    again: null,
    empty: { code: '', password: '', repeat: '' },
    secrets: [smsCode, brandNewPassword],
  },
]

/** Every form that the panel renders, by its component below packages/web/src. */
export const everyForm: Readonly<Record<string, Promised>> = {
  ...Object.fromEntries(
    draftedForms.map(({ component, isGuarded }) => [
      component,
      { promise: isGuarded ? 'guarded' : 'draft', provedIn: 'leaveGuard' } as const,
    ]),
  ),
  ...Object.fromEntries(
    authForms.map(({ component, again }) => [
      component,
      { promise: again === null ? 'secret' : 'signInDraft', provedIn: 'leaveGuard' } as const,
    ]),
  ),
  'kit/record/SectionForm': { promise: 'draft', provedIn: 'sections' },
  'kit/record/PageForm': { promise: 'draft', provedIn: 'sections' },
  'kit/commands/CommandDialog': { promise: 'guarded', provedIn: 'sections' },
  'kit/grid/BulkDialog': { promise: 'guarded', provedIn: 'grids' },
  'imports/FileStep': { promise: 'guarded', provedIn: 'imports' },
  'product-editor/page/ProductPage': { promise: 'draft', provedIn: 'productEditor' },
  'product-editor/wizard/ProductWizard': { promise: 'draft', provedIn: 'productEditor' },
  'reply-templates/TemplatesDialog': { promise: 'draft', provedIn: 'reviews' },
  'articles/Editor': { promise: 'guarded', provedIn: 'articles' },
}
