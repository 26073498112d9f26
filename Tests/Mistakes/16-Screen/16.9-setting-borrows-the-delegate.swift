// A set makes a proxy even if nobody listens, for as long as it takes: in its call the delegate
// finds that it is not the dial's delegate, and if it steps back there (dial.delegate = nil), it is
// put back.

// exercise 16.9 in Reactive+Dial.swift
// instead of: // Without a proxy nobody listens, and there is nothing to suppress.
// instead of: let proxy = dial.delegate as? DialProxy
// instead of: let wasSetting = proxy?.isSetting ?? false
// instead of: proxy?.isSetting = true
// instead of: dial.position = position
let proxy = DialProxy.of(dial)
let wasSetting = proxy.isSetting
proxy.isSetting = true
dial.position = position
// instead of: proxy?.isSetting = wasSetting
proxy.isSetting = wasSetting
// end 16.9
