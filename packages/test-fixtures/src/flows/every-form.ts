import { smsCode } from '../world/codes.ts'
import { seedPassword } from '../world/seeds.ts'
import { draftedForms } from './drafted-forms.ts'
import { brandNewPassword, type Form, forms } from './forms.ts'

/** What becomes of what is typed into a form and not sent, whatever way it is left. */
export interface Promised {
  /**
   * `draft` is kept and put back or offered, `guarded` asks before that; `carried` stands on until the page goes,
   * because nobody is signed in whose draft it could be; of a `secret` nothing is kept.
   */
  readonly promise: 'draft' | 'guarded' | 'carried' | 'secret'
  /** The flow that leaves it in every way there is. */
  readonly provedIn: 'leaving' | 'articles' | 'sections'
}

/** A form of the auth area, what of it stands there again after another page, and what is never kept. */
export interface AuthForm {
  readonly form: Form
  readonly component: string
  readonly again: unknown
  /** What stands in it where nothing is. */
  readonly empty: unknown
  readonly secrets: readonly string[]
}

/** As the telephone field holds what the forms type. */
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

/** Every form that the panel draws, by its component below packages/web/src. */
export const everyForm: Readonly<Record<string, Promised>> = {
  ...Object.fromEntries(
    draftedForms.map(({ component, isGuarded }) => [
      component,
      { promise: isGuarded ? 'guarded' : 'draft', provedIn: 'leaving' } as const,
    ]),
  ),
  ...Object.fromEntries(
    authForms.map(({ component, again }) => [
      component,
      { promise: again === null ? 'secret' : 'carried', provedIn: 'leaving' } as const,
    ]),
  ),
  'kit/SectionForm': { promise: 'draft', provedIn: 'sections' },
  'articles/Editor': { promise: 'guarded', provedIn: 'articles' },
}
