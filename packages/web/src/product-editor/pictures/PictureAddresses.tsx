import { addable, addressesIn } from '@supplier/core/product-editor/pictures/picture-addresses.domain'
import type { PictureAddressesActor } from '@supplier/core/product-editor/pictures/picture-addresses.machine'
import type { Picture } from '@supplier/core/product-editor/pictures/pictures.domain'
import { useSelector } from '@xstate/react'
import { useMessageText } from '../../i18n/use-message-text.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Field } from '../../ui/fields/Field.tsx'
import { TextArea } from '../../ui/fields/TextArea.tsx'
import { addressList } from '../look/ProductEditor.styles.ts'
import type { ProductEditorTranslations } from '../look/product-editor.translations.ts'

interface PictureAddressesProps {
  readonly t: ProductEditorTranslations
  readonly actor: PictureAddressesActor
  readonly pictures: readonly Picture[]
}

/** The addresses from which the marketplace fetches pictures, each with what is wrong with it. */
export function PictureAddresses({ t, actor, pictures }: PictureAddressesProps) {
  const typed = useSelector(actor, ({ context }) => context.typed)
  const messageText = useMessageText()
  const styles = addressList()
  const found = addressesIn(typed, pictures)
  const count = addable(found).length
  const mistakes = found.flatMap(({ text, mistake }, at) => (mistake ? [{ at, text, mistake }] : []))
  return (
    <div className={styles.root}>
      <Field label={t.addresses} hint={t.addressesHint}>
        {(control) => (
          <TextArea
            {...control}
            inputMode="url"
            rows={4}
            spellCheck={false}
            placeholder="https://"
            value={typed}
            onText={(text) => actor.send({ type: 'addresses.typed', text })}
          />
        )}
      </Field>
      {mistakes.length > 0 && (
        <ul className={styles.list}>
          {mistakes.map(({ at, text, mistake }) => (
            <li key={at}>
              {t.addressAt(at + 1)}: {messageText(mistake)}
              <span className={styles.address}>{text}</span>
            </li>
          ))}
        </ul>
      )}
      <Button disabled={count === 0} onClick={() => actor.send({ type: 'addresses.added', pictures })}>
        {t.addAddresses(count)}
      </Button>
    </div>
  )
}
