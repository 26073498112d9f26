// All events of a tick are one delivery: who leaves during the first still gets the second.

// exercise 12.7
// instead of: for recorded in recordedEvents {
// instead of: scheduler.scheduleAt(recorded.time) { self.send(recorded.value) }
// instead of: }
var ticks: Set<TestTime> = []
for tick in recordedEvents.map(\.time) where ticks.insert(tick).inserted {
  let events = recordedEvents.filter { $0.time == tick }
  scheduler.scheduleAt(tick) {
    let present = self.observers
    for recorded in events { present.forEach { $0(recorded.value) } }
  }
}
// end 12.7
