/** Answers that a fault holds back until the virtual clock reaches their time. */
import { expect, test } from "vitest";
import { heldAnswers } from "../../src/simulator/faults/faulty-answers";

const patient = new AbortController().signal;

test("the next one is the earliest, and each arrives at its second, in the order of their times", async () => {
  const held = heldAnswers();
  const came: string[] = [];
  const all = [held.until(30, patient).then(() => came.push("late")), held.until(20, patient).then(() => came.push("early"))];
  expect(held.next()).toBe(20);
  held.wake(19);
  expect(held.next()).toBe(20);
  held.wake(20);
  expect(held.next()).toBe(30);
  held.wake(30);
  await Promise.all(all);
  expect(came).toEqual(["early", "late"]);
  expect(held.next()).toBeUndefined();
});

test("a long move of the clock releases them in the order of their times", async () => {
  const held = heldAnswers();
  const came: number[] = [];
  const all = [40, 20, 30].map((at) => held.until(at, patient).then(() => came.push(at)));
  held.wake(50);
  await Promise.all(all);
  expect(came).toEqual([20, 30, 40]);
});

test("all arrive immediately when faults end, and one immediately when its caller aborts", async () => {
  const held = heldAnswers();
  const leaving = new AbortController();
  const gone = held.until(40, leaving.signal);
  const waiting = held.until(50, patient);
  leaving.abort();
  await gone;
  expect(held.next()).toBe(50);
  held.release();
  await waiting;
  expect(held.next()).toBeUndefined();
});
