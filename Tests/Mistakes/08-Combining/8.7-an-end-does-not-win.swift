// A source that wins with an end marks no winner: if disposing a loser makes another loser send,
// that is heard, and wins.

// exercise 8.7
// instead of: private static var nobody: Int { -1 }
/// Whether the source may end the result; nothing comes after an end, so nobody need be marked.
fileprivate func mayEnd(_ number: Int) -> Bool {
  let now = winner.value()
  if now == Self.nobody {
    for (other, subscription) in subscriptions.enumerated() where other != number {
      subscription.dispose()
    }
  }
  return now == Self.nobody || now == number
}

private static var nobody: Int { -1 }
// instead of: if sink.wins(number) { sink.fail(with: error) }
if sink.mayEnd(number) { sink.fail(with: error) }
// instead of: if sink.wins(number) { sink.complete() }
if sink.mayEnd(number) { sink.complete() }
// end 8.7
