import type { Picked } from '@supplier/core/kit/fields/pick-fields.domain'
import type { Range } from '@supplier/core/kit/list/filters.domain'
import type { Period } from '@supplier/core/kit/list/query.domain'
import { useTranslations } from '../../i18n/TranslationsProvider.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { Checkbox } from '../../ui/choices/Checkbox.tsx'
import { Select } from '../../ui/choices/Select.tsx'
import { Field } from '../../ui/fields/Field.tsx'
import type { PressedProps } from '../../ui/overlays/OnPress.tsx'
import { Popover } from '../../ui/overlays/Popover.tsx'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx'
import { Days } from '../fields/Days.tsx'
import { PickField } from '../fields/PickField.tsx'
import { filterGroup, filterName, orderInFilters, shownInFilters } from '../fields/Section.styles.ts'
import { choicesOf, chosenIn, type FiltersProps, ordersOf } from './filters.ts'
import { RangeFilter } from './RangeFilter.tsx'

/** The popover with all filters of a list. */
export function FilterPopover(props: FiltersProps & PressedProps) {
  const { codecs, t, query, onChange, total = null, picker, ...pressed } = props
  const labels = useTranslations().section
  return (
    <Popover {...pressed} label={labels.filter()}>
      {ordersOf(codecs).map(([name, { choices }]) => (
        <div key={name} className={orderInFilters}>
          <Select
            label={t.filters[name] ?? name}
            value={String(query[name])}
            options={choices.map((choice) => ({ value: choice, label: t.filterChoices[name]?.[choice] ?? choice }))}
            onChange={(choice) => onChange({ [name]: choice })}
          />
        </div>
      ))}
      {choicesOf(codecs).map(([name, codec]) => (
        <fieldset key={name} className={filterGroup}>
          <legend className={filterName}>{t.filters[name]}</legend>
          {codec.kind === 'period' ? (
            <Days value={query[name] as Period} onChange={(period) => onChange({ [name]: period })} />
          ) : codec.kind === 'range' ? (
            <RangeFilter value={query[name] as Range} onChange={(range) => onChange({ [name]: range })} />
          ) : codec.kind === 'pick' ? (
            <Field label={<VisuallyHidden>{t.filters[name]}</VisuallyHidden>}>
              {(control) => (
                <PickField
                  control={control}
                  name={name}
                  options={picker?.options ?? null}
                  disabled={picker === undefined}
                  value={query[name] as Picked | null}
                  placeholder={labels.any()}
                  onOpen={() => picker?.onOpen(name, codec.source ?? '')}
                  onChange={(picked) => onChange({ [name]: picked })}
                />
              )}
            </Field>
          ) : (
            codec.choices.map((choice) => (
              <Checkbox
                key={choice}
                label={t.filterChoices[name]?.[choice] ?? choice}
                checked={[query[name]].flat().includes(choice)}
                onChange={(isChosen) => onChange({ [name]: chosenIn(codec, query[name], choice, isChosen) })}
              />
            ))
          )}
        </fieldset>
      ))}
      <div className={shownInFilters}>
        <Button variant="primary" block onClick={() => pressed.onOpen(false)}>
          {total === null ? labels.showAll() : labels.showFound({ count: total })}
        </Button>
      </div>
    </Popover>
  )
}
