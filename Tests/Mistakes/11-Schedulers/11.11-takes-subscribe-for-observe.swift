// Uses `subscribe(on:)` to move the messages of a sensor, which sends on a queue of its own.

// exercise 11.11
// instead of: let temperatures = sensor.observe(on: worker).map(decode).observe(on: MainScheduler.instance)
let temperatures = sensor.subscribe(on: worker).map(decode).observe(on: MainScheduler.instance)
// end 11.11
