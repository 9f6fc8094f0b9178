// What programs that take a while say on the way.

/** A line on the terminal that is written over and over; elsewhere a line now and then. */
export function progress(what, done, all) {
  const width = 20;
  const full = Math.floor((done / all) * width);
  const line = `[${"#".repeat(full)}${"-".repeat(width - full)}] ${done} of ${all} ${what}`;
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[2K${line}`);
  else if (done % 50 === 0 || done === all) process.stderr.write(`${line}\n`);
}

/** A line that stays. */
export function print(line) {
  endProgress();
  process.stdout.write(`${line}\n`);
}

/** Takes the line of `progress` away. */
export function endProgress() {
  if (process.stderr.isTTY) process.stderr.write("\r\u001b[2K");
}
