import Chat

let example = Chat()
