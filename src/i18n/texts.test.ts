import { textsFrom } from './texts'

const t = textsFrom({
  edges: [
    { node: { ns: 'common', data: { menu: { open: 'Menu' }, phase: { before: 'Opens on {{day}} at {{time}}.' } } } },
    { node: { ns: 'errors', data: { title: 'Not found' } } },
  ],
})

test('a text is found by its namespace and path', () => {
  expect(t('common:menu.open')).toBe('Menu')
  expect(t('errors:title')).toBe('Not found')
})

test('values are filled in; one that is not given stays visible', () => {
  expect(t('common:phase.before', { day: '4 September', time: '10:00' })).toBe('Opens on 4 September at 10:00.')
  expect(t('common:phase.before', { day: '4 September' })).toBe('Opens on 4 September at {{time}}.')
})

test('a value is put in as it is, even where it looks like a pattern', () => {
  expect(t('common:phase.before', { day: '$&', time: 0 })).toBe('Opens on $& at 0.')
})

test('what is no text is its own key, so that it is seen and never breaks a page', () => {
  expect(t('common:menu')).toBe('common:menu')
  expect(t('common:menu.none.deeper')).toBe('common:menu.none.deeper')
  expect(t('none:title')).toBe('none:title')
})
