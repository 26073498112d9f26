// Raises the flag on the thread that sets, before main comes to it: a user's turn in between is taken for
// the program's.

// exercise 16.9
// instead of: let sink = Binder(base) { dial, position in DialProxy.set(position, on: dial) }
let set = Binder(base) { (dial: Dial, position: Int) in DialProxy.set(position, on: dial) }
let sink = AnyObserver<Int> { [weak dial = base] event in
  let proxy = dial?.delegate as? DialProxy
  proxy?.isSetting = true
  set.on(event)
}

// instead of: private var isSetting = false
var isSetting = false

// instead of: let wasSetting = proxy?.isSetting ?? false
// instead of: proxy?.isSetting = true

// instead of: proxy?.isSetting = wasSetting
proxy?.isSetting = false
// end 16.9
