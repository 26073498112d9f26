// The sensor is kept behind the lock, and forgotten there: its `deinit` runs inside the lock.

// exercise 4.8
// instead of: var waiting: [Event<Element>] = []
var waiting: [Event<Element>] = []
var sensor: (any Sensor<Element>)?

// instead of: stop.setDisposable(Disposables.create { sensor.stop() })
let isOver = state.withLock { state in
  if state.phase != .over { state.sensor = sensor }
  return state.phase == .over
}
if isOver { sensor.stop() }

// instead of: let last = state
// instead of: state = State(phase: .over)
// instead of: return last
let last = (state.observer, state.waiting, state.sensor != nil)
let sensor = state.sensor
state = State(phase: .over)
state.sensor = sensor
return last

// instead of: stop.dispose()
state.withLock({ $0.sensor })?.stop()
state.withLock { $0.sensor = nil }
// end 4.8
