import { isAmong } from '../kernel/word.ts'
import { choice } from '../kit/fields/choice-fields.domain.ts'
import { entries } from '../kit/fields/entry-fields.domain.ts'
import { number } from '../kit/fields/number-fields.domain.ts'
import { pick, picks } from '../kit/fields/pick-fields.domain.ts'
import { flag, text } from '../kit/fields/record-fields.domain.ts'
import { manyOf, oneOf, search, size, sort } from '../kit/list/query.domain.ts'
import { defineSection } from '../kit/section/section.domain.ts'
import { checkCode, codeIn } from './attribute-code.domain.ts'
import { attributeCommands } from './attribute-commands.domain.ts'
import { bound, boundMistakes, checkPattern, decimals, largest, unitMistakes } from './attribute-rules.domain.ts'
import { attributeTypes, editableValues } from './attribute-values.domain.ts'
import { attributeRow, statesOf } from './attributes.domain.ts'

export { codeFrom } from './attribute-code.domain.ts'
export { mergeHash, type ValueMerge } from './attribute-merge.domain.ts'
export { changesUnit } from './attribute-rules.domain.ts'
export { type Attribute, productsLacking } from './attributes.domain.ts'
export { similarValues } from './similar-values.domain.ts'

export const attributes = defineSection(attributeRow)({
  id: 'attributes',
  route: 'attributes',
  param: 'attribute',
  namedBy: ['title'],
  query: {
    search: search(),
    type: manyOf(attributeTypes),
    owner: oneOf(['own', 'system']),
    status: oneOf(['active', 'draft', 'archived']),
    is_required: oneOf(['1', '0']),
    is_variant: oneOf(['1', '0']),
    is_used: oneOf(['0', '1']),
    sort: sort(['title', '-usage_count']),
    size: size(),
  },
  form: {
    title: text({ required: true, min: 2, max: 100 }),
    type: choice(attributeTypes),
    unit: text({ max: 10 }),
    // Never sent: confirms that the numbers in products stay as they are.
    keepsNumbers: flag(),
    min: number(bound),
    max: number(bound),
    step: number({ min: 0.001, max: largest, decimals }),
    maxLength: number({ min: 1, max: 20_000 }),
    pattern: text({ max: 200, rule: checkPattern }),
    values: entries({ required: true, max: editableValues, longest: 100 }),
    group: pick('attribute-groups'),
    categories: picks('leaf-categories'),
    isRequired: flag(),
    isFilterable: flag(true),
    isVariant: flag(),
    help: text({ max: 255, area: true }),
    code: text({ max: 49, rule: checkCode, tidy: codeIn }),
  },
  groups: {
    main: ['title', 'type', 'unit', 'keepsNumbers', 'values'],
    rules: ['min', 'max', 'step', 'maxLength', 'pattern'],
    use: ['group', 'categories', 'isRequired', 'isFilterable', 'isVariant', 'help', 'code'],
  },
  statesOf,
  mistakesOf: (values, row) => ({ ...boundMistakes(values), ...unitMistakes(values, row) }),
  // The usage is counted in the products, and the group has a title of its own.
  dependsOn: ['products', 'attribute-groups'],
  // The type decides which fields there are.
  mayEdit: ({ isSystem, type }) => !isSystem && isAmong(attributeTypes, type),
  commands: attributeCommands,
})
export type Attributes = typeof attributes
