import { categoryField, type FormPreviewActor } from '@supplier/core/form-preview/form-preview.machine'
import { selectFormPreview } from '@supplier/core/form-preview/form-preview.selectors'
import { optionsOf } from '@supplier/core/kit/section/section.selectors'
import { useSelector } from '@xstate/react'
import { useLanguage, useTranslations } from '../../i18n/TranslationsProvider.tsx'
import { useMessageText } from '../../i18n/use-message-text.ts'
import { PickField } from '../../kit/fields/PickField.tsx'
import { fields } from '../../kit/fields/Section.styles.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Field } from '../../ui/fields/Field.tsx'
import { Skeleton } from '../../ui/loading/Skeleton.tsx'
import { Alert } from '../../ui/messages/Alert.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { productEditorTranslations } from '../look/product-editor.translations.ts'
import { formPreviewTranslations } from './form-preview.translations.ts'
import { ProductAttributes } from './ProductAttributes.tsx'

interface FormPreviewDialogProps {
  readonly actor: FormPreviewActor
  readonly isOpen: boolean
}

/** The attributes of a product in a category, as the form of a new product shows them. */
export function FormPreviewDialog({ actor, isOpen }: FormPreviewDialogProps) {
  const language = useLanguage()
  const t = formPreviewTranslations[language]
  const { ui } = useTranslations()
  const messageText = useMessageText()
  const { category, attributes, values, errors, isLoading, message } = selectFormPreview(
    useSelector(actor, (snapshot) => snapshot),
  )
  const options = optionsOf(actor)
  const close = () => actor.send({ type: 'preview.closed' })
  return (
    <Dialog open={isOpen} size="large" title={t.title} description={t.text} closeLabel={ui.close()} onClose={close}>
      <div className={fields}>
        <Field label={t.category}>
          {(control) => (
            <PickField
              control={control}
              name={categoryField}
              options={options}
              disabled={false}
              value={category}
              onOpen={() => actor.send({ type: 'picker.opened' })}
              onChange={(chosen) => actor.send({ type: 'category.chosen', category: chosen })}
            />
          )}
        </Field>
        {message !== null && (
          <Alert
            tone="danger"
            actions={<Button onClick={() => actor.send({ type: 'retry.chosen' })}>{t.retry}</Button>}
          >
            {messageText(message)}
          </Alert>
        )}
        {attributes !== null ? (
          <ProductAttributes
            t={productEditorTranslations[language]}
            attributes={attributes}
            isOnePage={false}
            view={{ values: { attributes: values, variants: { axes: [], variants: [] } }, errors, folded: [] }}
            options={options}
            onNamed={(attribute, value) => actor.send({ type: 'value.named', attribute, value })}
            onUnfold={() => {}}
            onChange={(tried) => actor.send({ type: 'values.tried', values: tried })}
          />
        ) : isLoading ? (
          <Skeleton height="16rem" />
        ) : (
          message === null && <p>{t.chooseCategory}</p>
        )}
      </div>
    </Dialog>
  )
}
