import { attributeGroups } from '@supplier/core/attribute-groups/attribute-groups.section'
import { sectionScreen } from '../kit/section/SectionScreen.tsx'
import { FormPreview } from '../product-editor/attributes/FormPreview.tsx'
import { Badge } from '../ui/text/Badge.tsx'
import { attributeGroupsTranslations } from './attribute-groups.translations.ts'

export const screen = sectionScreen(attributeGroups, {
  t: attributeGroupsTranslations,
  nameOf: ({ title }) => title,
  above: (_rows, _t, beside) => <FormPreview actor={beside} />,
  columns: ({ fields, filters, more }) => [
    {
      id: 'count',
      file: ['attributeCount'],
      header: fields.attributes,
      align: 'end',
      named: true,
      cell: ({ attributeCount }) => attributeCount,
    },
    {
      id: 'isCollapsed',
      priority: 2,
      header: more.inForm,
      named: true,
      cell: ({ isCollapsed }) => (isCollapsed ? more.collapsed : more.open),
    },
    { id: 'position', header: more.position, priority: 3, align: 'end', named: true },
    {
      id: 'owner',
      file: ['isSystem'],
      header: filters.owner,
      card: 'figure',
      cell: ({ isSystem }) => <Badge tone={isSystem ? 'plain' : 'neutral'}>{isSystem ? more.system : more.own}</Badge>,
    },
  ],
})
