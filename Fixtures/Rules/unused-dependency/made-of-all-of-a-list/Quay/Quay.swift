import App

func leave() { launch() }
