import { button } from '../ui/Button.styles.ts'
import { field } from '../ui/Field.styles.ts'
import { Logo } from '../ui/Logo.tsx'
import { box } from '../ui/TextInput.styles.ts'
import { authForm } from './AuthForm.styles.ts'
import { authLayout } from './AuthLayout.styles.ts'
import { behind, line } from './SignInSketch.styles.ts'
import { testimonial } from './Testimonial.styles.ts'

/** The sign-in page without words and picture: nothing in it waits for letters, or for more than a handful of rules. */
export function SignInSketch() {
  const layout = authLayout()
  const form = authForm()
  return (
    <div className={`${layout.root} ${behind}`} aria-hidden="true">
      <div className={layout.side}>
        <div className={layout.head}>
          <Logo short />
        </div>
        <div className={layout.main}>
          <div className={layout.form} data-sketch-form="">
            <div className={form.root}>
              <div className={form.head}>
                <span className={line({ of: 'title' })} />
                <span className={line({ of: 'lead' })} />
              </div>
              <div className={form.fields}>
                <div className={field({ wrong: false }).root}>
                  <span className={line({ of: 'label' })} />
                  <div className={box({ size: 'large' })} />
                  <span className={line({ of: 'hint' })} />
                </div>
                <div className={form.actions}>
                  <div className={button({ variant: 'primary', size: 'large', block: true })} />
                  <div className={button({ variant: 'secondary', size: 'large', block: true })} />
                </div>
              </div>
              <span className={line({ of: 'foot' })} />
            </div>
          </div>
        </div>
      </div>
      <div className={testimonial().root} />
    </div>
  )
}
