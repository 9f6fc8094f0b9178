/** Whether a path of a rule fits a path: segment by segment, where `{name}` in either matches any segment. */
export function fitsPath(one: string, other: string): boolean {
  const [ours, theirs] = [one.split("/"), other.split("/")];
  if (ours.length !== theirs.length) return false;
  const isOpen = (segment: string): boolean => /^\{\w+\}$/.test(segment);
  return ours.every((segment, index) => {
    const opposite = theirs[index] ?? "";
    return segment === opposite || isOpen(segment) || isOpen(opposite);
  });
}
