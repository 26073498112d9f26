// Shows each temperature in work that it schedules itself, and whose token nobody keeps.

// exercise 11.11 in WeatherPage.swift
// instead of: let temperatures = sensor.observe(on: worker).map(decode).observe(on: MainScheduler.instance)
// instead of: return temperatures.subscribe(onNext: { [screen] degrees in
// instead of: screen.temperature = "\(degrees)°"
// instead of: })
let temperatures = sensor.observe(on: worker).map(decode)
return temperatures.subscribe(onNext: { [screen] degrees in
  _ = MainScheduler.instance.schedule(degrees) { degrees in
    screen.temperature = "\(degrees)°"
    return Disposables.create()
  }
})
// end 11.11
