import { importsLocation } from '@supplier/core/import-list/imports.machine'
import type { ImportActor } from '@supplier/core/imports/import.machine'
import { selectImportDraft } from '@supplier/core/imports/import.selectors'
import { isLink } from '@supplier/core/imports/import-steps.domain'
import { importTypes } from '@supplier/core/imports/imports.domain'
import { chosenFile } from '@supplier/core/kit/upload/upload.domain'
import { shallowEqual, useSelector } from '@xstate/react'
import FileUp from 'lucide-react/icons/file-up'
import { useMessageText } from '../i18n/use-message-text.ts'
import { RouteButton } from '../navigation/RouteButton.tsx'
import { Button } from '../ui/buttons/Button.tsx'
import { Checkbox } from '../ui/choices/Checkbox.tsx'
import { RadioGroup } from '../ui/choices/RadioGroup.tsx'
import { Field } from '../ui/fields/Field.tsx'
import { FileDrop } from '../ui/fields/FileDrop.tsx'
import { Form } from '../ui/fields/Form.tsx'
import { TextInput } from '../ui/fields/TextInput.tsx'
import { Alert } from '../ui/messages/Alert.tsx'
import { Refused } from './Refused.tsx'
import { page, quiet } from './report/imports.styles.ts'
import type { ImportTexts } from './report/imports.translations.ts'

interface FileStepProps {
  readonly actor: ImportActor
  readonly t: ImportTexts
  readonly isBusy: boolean
  readonly isSavingTemplate: boolean
}

const noErrors = {}
const accepted = '.xlsx,.csv,.yml,.xml,.txt'

/** The beginning of an import: a file or a link, and what it may change. */
export function FileStep({ actor, t, isBusy, isSavingTemplate }: FileStepProps) {
  const messageText = useMessageText()
  const { type, emptiesMissing, url, failure, refusal } = useSelector(actor, selectImportDraft, shallowEqual)
  const styles = page()
  return (
    <>
      <RadioGroup
        label={t.what}
        value={type}
        options={importTypes.map((value) => ({
          value,
          label: t.types[value],
          hint: t.typeTexts[value],
          disabled: isBusy,
        }))}
        onChange={(value) => actor.send({ type: 'type.chosen', importType: value })}
      />
      {type === 'prices' && (
        <Checkbox
          label={t.emptiesMissing}
          checked={emptiesMissing}
          disabled={isBusy}
          onChange={(empties) => actor.send({ type: 'missing.chosen', empties })}
        />
      )}
      <Refused failure={failure} otherwise={t.notSent} />
      {refusal && (
        <Alert tone="danger" role="alert">
          {messageText(refusal)}
        </Alert>
      )}
      <div className={styles.cards}>
        <section className={styles.card} aria-label={t.file}>
          <h2 className={styles.title}>{t.file}</h2>
          <FileDrop
            label={t.file}
            accept={accepted}
            disabled={isBusy}
            onFile={(file) => {
              const { name, size } = file
              actor.send({ type: 'file.chosen', file: chosenFile(file), name, size })
            }}
          >
            {(pick) => (
              <div className={styles.drop}>
                <FileUp size={28} strokeWidth={1.5} aria-hidden="true" />
                <Button variant="primary" onClick={pick}>
                  {t.choose}
                </Button>
                <span className={quiet}>{t.orDrop}</span>
                <span className={quiet}>{t.fileText}</span>
              </div>
            )}
          </FileDrop>
          <div className={styles.actions}>
            <Button
              size="small"
              variant="ghost"
              disabled={isBusy}
              busy={isSavingTemplate}
              onClick={() => actor.send({ type: 'template.chosen' })}
            >
              {t.template}
            </Button>
          </div>
        </section>
        <section className={styles.card} aria-label={t.link}>
          <h2 className={styles.title}>{t.link}</h2>
          <p className={quiet}>{t.linkText}</p>
          <Form errors={noErrors} isQuiet onSubmit={() => actor.send({ type: 'link.submitted' })}>
            <Field label={t.url}>
              {(control) => (
                <TextInput
                  {...control}
                  type="url"
                  value={url}
                  disabled={isBusy}
                  onText={(text) => actor.send({ type: 'url.typed', url: text })}
                />
              )}
            </Field>
            <div className={styles.actions}>
              <Button type="submit" disabled={isBusy || !isLink(url)}>
                {t.read}
              </Button>
              <RouteButton variant="ghost" location={importsLocation('sources')}>
                {t.schedules}
              </RouteButton>
            </div>
          </Form>
        </section>
      </div>
    </>
  )
}
