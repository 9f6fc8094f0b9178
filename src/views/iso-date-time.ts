/** A time in UNIX seconds as an ISO 8601 date-time in UTC, to the minute. */
export function isoMinute(seconds: number): string {
  const [date, hours, minutes] = isoDateTime(seconds).split(/[T:]/);
  return `${date}T${hours}:${minutes}+00:00`;
}

/** A time in UNIX seconds as an ISO 8601 date-time in UTC. */
export function isoDateTime(seconds: number): string {
  const days = Math.floor(seconds / 86400);
  const rest = seconds - days * 86400;
  const two = (value: number): string => String(value).padStart(2, "0");
  const time = `${two(Math.floor(rest / 3600))}:${two(Math.floor((rest % 3600) / 60))}:${two(rest % 60)}`;
  const { year, month, day } = civilDate(days);
  return `${String(year).padStart(4, "0")}-${two(month)}-${two(day)}T${time}+00:00`;
}

/** The date of the Gregorian calendar that is so many days after 1970-01-01. */
function civilDate(daysSinceEpoch: number): { year: number; month: number; day: number } {
  const shifted = daysSinceEpoch + 719468;
  const era = Math.floor(shifted / 146097);
  const dayOfEra = shifted - era * 146097;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36524) - Math.floor(dayOfEra / 146096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const monthPart = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * monthPart + 2) / 5) + 1;
  const month = monthPart < 10 ? monthPart + 3 : monthPart - 9;
  return { year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day };
}
