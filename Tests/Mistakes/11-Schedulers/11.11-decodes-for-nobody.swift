// Decodes on the worker by itself, even after the token was disposed.

// exercise 11.11
// instead of: let temperatures = sensor.observe(on: worker).map(decode).observe(on: MainScheduler.instance)
// instead of: return temperatures.subscribe(onNext: { [screen] degrees in
// instead of: screen.temperature = "\(degrees)°"
// instead of: })
let isGone = BooleanDisposable()
let token = sensor.subscribe(onNext: { [screen, worker] message in
  _ = worker.schedule(message) { message in
    let degrees = decode(message)
    return MainScheduler.instance.schedule(()) {
      if !isGone.isDisposed { screen.temperature = "\(degrees)°" }
      return Disposables.create()
    }
  }
})
return Disposables.create(token, isGone)
// end 11.11
