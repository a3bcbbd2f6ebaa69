import { formatMeasure } from '@/model/format/formatMeasure'

it.each([
  [1.5, '1.5'],
  [16, '16'],
  [100, '100'],
  [0.006, '0.006'],
  [0.1 + 0.2, '0.3'],
])('%s is %s', (value, text) => expect(formatMeasure(value)).toBe(text))
