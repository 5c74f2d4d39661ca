import { expect, test } from 'vitest';
import { deliveryText } from '../text.ts';
import { deliveryFilter } from './delivery-parameters.ts';

test('the list can be filtered by each status of a delivery, and by no other', () => {
  const filterBy = (status: string) => deliveryFilter({ channel: '', status, article: '', after: '' }, []);
  for (const status of Object.keys(deliveryText.statuses)) expect(filterBy(status)).toEqual({ status });
  expect(filterBy('lost')).toEqual({});
});
