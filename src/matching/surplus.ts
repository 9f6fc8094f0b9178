/**
 * The items of one list that another list does not have as often.
 *
 * @param keyOf - what of an item is compared with the other list
 */
export function surplus<Item>(
  items: readonly Item[],
  others: readonly unknown[],
  keyOf: (item: Item) => unknown = (item) => item,
): readonly Item[] {
  const left = [...others];
  return items.filter((item) => {
    const place = left.indexOf(keyOf(item));
    if (place !== -1) left.splice(place, 1);
    return place === -1;
  });
}
