// Schedules each message on its own: a concurrent worker may have the second ready before the first.

// exercise 11.11
// instead of: let temperatures = sensor.observe(on: worker).map(decode).observe(on: MainScheduler.instance)
// instead of: return temperatures.subscribe(onNext: { [screen] degrees in
// instead of: screen.temperature = "\(degrees)°"
// instead of: })
let tokens = CompositeDisposable()
_ = tokens.insert(
  sensor.subscribe(onNext: { [screen, worker] message in
    _ = tokens.insert(
      worker.schedule(message) { message in
        let degrees = decode(message)
        return MainScheduler.instance.schedule(()) {
          screen.temperature = "\(degrees)°"
          return Disposables.create()
        }
      }
    )
  })
)
return tokens
// end 11.11
