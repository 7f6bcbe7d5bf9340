import { productCards } from '@supplier/core/product-editor/form/product-page.domain'
import { Form } from '../../ui/fields/Form.tsx'
import { page } from '../look/ProductPage.styles.ts'
import type { ProductLayoutProps } from '../look/product-layout.ts'
import { CardIndex } from './CardIndex.tsx'
import { ProductAside } from './ProductAside.tsx'
import { ProductBar } from './ProductBar.tsx'
import { ProductCard } from './ProductCard.tsx'
import { ProductConflict } from './ProductConflict.tsx'
import { ProductHead } from './ProductHead.tsx'
import { ProductNotices } from './ProductNotices.tsx'

/** The machine leads to the first mistake, so the form looks for none. */
const noErrors = {}

/** An existing product: its name and price in the head, all its parts as cards, and what lacks beside them. */
export function ProductPage(props: ProductLayoutProps) {
  const { t, actor, editor, form, view } = props
  const styles = page()
  return (
    <Form
      errors={noErrors}
      isQuiet
      focused={view.focused}
      turn={view.led}
      onSubmit={() => actor.send({ type: 'save.chosen' })}
    >
      <ProductHead {...props} />
      <div className={styles.root}>
        <CardIndex t={t} marks={view.marks} onChoose={(card) => actor.send({ type: 'step.chosen', step: card })} />
        <div className={styles.main}>
          <ProductNotices t={t} editor={editor} form={form} view={view} />
          {view.state === 'conflict' ? (
            <ProductConflict t={t} form={form} view={view} />
          ) : (
            productCards.map((card) => <ProductCard key={card} card={card} {...props} />)
          )}
        </div>
        <ProductAside {...props} />
      </div>
      <ProductBar t={t} editor={editor} view={view} onPublish={() => actor.send({ type: 'publish.chosen' })} />
    </Form>
  )
}
