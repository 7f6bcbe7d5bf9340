import { expect, it } from 'vitest'
import { rulesFor } from './rules-for.ts'

const rules = (css: string, markup: string) => rulesFor(css, markup).replace(/\s+/g, ' ')

it.each([
  ['a class that is there', '.a{top:0}.b{top:1px}', '.a{top:0}'],
  ['a name with signs in it', '.sm\\:p_0\\.5{top:0}.sm\\:p_1{top:0}', '.sm\\:p_0\\.5{top:0}'],
  ['one selector of several', '.a,.b{top:0}', '.a{top:0}'],
  ['every class of a selector', '.a .b{top:0}.a .sm\\:p_0\\.5{top:0}', '.a .sm\\:p_0\\.5{top:0}'],
  ['no class at all', 'html,body{top:0}[data-theme=x] p{top:0}', 'html,body{top:0}[data-theme=x] p{top:0}'],
  ['an attribute that is there', '[hidden]{top:0}p[data-sketch]{top:0}', 'p[data-sketch]{top:0}'],
  ['a class behind an ampersand', '.\\[\\&_svg\\]\\:d_block svg{top:0}', '.\\[\\&_svg\\]\\:d_block svg{top:0}'],
  ['an element that is there', 'p{top:0}.a p{top:0}table{top:0}.a table{top:0}', 'p{top:0}.a p{top:0}'],
  [
    'nothing for what a person does',
    '.a:hover{top:0}.a:has(p){top:0}.a:focus-visible{top:0}.a{top:1px}',
    '.a{top:1px}',
  ],
  ['a rule for some screens', '@media (width>1px){.a{top:0}.b{top:0}}', '@media (width>1px){.a{top:0}}'],
  ['screens with no rule left', '.a{top:0}@media (width>1px){.b{top:0}}', '.a{top:0}'],
  ['layers in their order', '@layer x{.b{top:0}}@layer y{.a{top:0}}', '@layer x{}@layer y{.a{top:0}}'],
  ['the value of a variable', ':root{--x:var(--y);--y:0;--z:1;--n:var(--z)}.a{top:var(--x)}', '.a{top:0}'],
  ['the value of a variable with signs in it', ':root{--x-1\\.5:0}.a{top:var(--x-1\\.5)}', '.a{top:0}'],
  [
    'variables that differ, under names that are free',
    ':root{--x:0;--y:1}[data-theme=dark]{--x:1}.a{top:var(--x);left:var(--y)}.b{top:var(--a)}',
    ':root{--b:0}[data-theme=dark]{--b:1}.a{top:var(--b);left:1}',
  ],
  [
    'a variable of one theme',
    ':root[data-theme=dark]{--x:0}.a{top:var(--x)}',
    ':root[data-theme=dark]{--a:0}.a{top:var(--a)}',
  ],
  [
    'variables that are there only now and then',
    '@layer x{:root{--y:1}}@media print{:root{--x:0}}.a{top:var(--x);left:var(--y)}',
    '@layer x{}@media print{:root{--a:0}}.a{top:var(--a);left:1}',
  ],
  ['one of two that say the same', ':root{--x:1px}.a{top:1px;top:var(--x);left:0}', '.a{top:1px;left:0}'],
  ['nothing of how long animations are, where none is', '.a{animation-duration:1s!important;top:0}', '.a{top:0}'],
  ['what is said where a variable is missing', '.a{top:var(--x,1px)}', '.a{top:var(--x,1px)}'],
  [
    'animations that are named',
    '.a{animation:pulse 1s}@keyframes pulse{to{top:0}}@keyframes spin{to{top:0}}',
    '.a{animation:pulse 1s}@keyframes pulse{to{top:0}}',
  ],
  [
    'no font that has to be fetched',
    '@font-face{src:url(i)}@font-face{src:local(A)}.a{top:0}',
    '@font-face{src:local(A)}.a{top:0}',
  ],
  [
    'nothing that only a hand would notice',
    '.a{cursor:pointer;transition:top 1s;transition-duration:1s;-webkit-user-select:none;outline-offset:0;top:0}',
    '.a{top:0}',
  ],
  ['nothing of how words are drawn', '.a{color:red;font-size:1px;line-height:1;white-space:nowrap;top:0}', '.a{top:0}'],
  ['no rule for one browser’s own states', ':-moz-focusring{top:0}.a{top:0}', '.a{top:0}'],
])('keeps %s', (_, css, kept) => {
  expect(rules(css, '<p data-sketch="" class="a sm:p_0.5 [&amp;_svg]:d_block"></p><svg></svg>')).toBe(kept)
})
